import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts deliveries to the recipe beside it: one a line on standard input, as receiver-recipes.test.ts writes them. */
public final class Drive {
    public static void main(String[] none) throws IOException {
        ReceiveWebhook inbox = new ReceiveWebhook();
        List<String> handled = new ArrayList<>();
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] fields = line.split("\t", -1);
            String secret = text(fields[1]);
            String header = text(fields[2]);
            byte[] body = Base64.getDecoder().decode(fields[3]);
            long now = Long.parseLong(text(fields[4]));
            if (fields[0].equals("verify")) {
                System.out.println(ReceiveWebhook.verify(secret, header, body, now) ? "valid" : "refused");
            } else {
                int status =
                        inbox.receive(secret, header, body, now, Drive::parse, event -> handled.add(event.id()));
                System.out.println(status + " " + String.join(" ", handled));
            }
        }
    }

    private static String text(String field) {
        return field.equals("-") ? null : new String(Base64.getDecoder().decode(field), UTF_8);
    }

    /** As much JSON as the events of the test need. */
    private static ReceiveWebhook.Event parse(byte[] body) {
        String form =
                "\"id\":\"(.*?)\",\"type\":\"(.*?)\",\"sequence\":(\\d+),\"environment\":\"(.*?)\","
                        + "\"organization_id\":\"(.*?)\",.*\"id\":\"(.*?)\"(.*\"test\":true)?";
        Matcher found = Pattern.compile(form).matcher(new String(body, UTF_8));
        if (!found.find()) throw new IllegalArgumentException("This is no event of the test.");
        return new ReceiveWebhook.Event(
                found.group(1),
                found.group(2),
                Long.parseLong(found.group(3)),
                found.group(4),
                found.group(5),
                found.group(6),
                found.group(7) != null);
    }
}
