import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Receives webhooks: Java 17 or later, with its standard library only.
 *
 * <p>The body is always the raw bytes, before any JSON parsing: request.getInputStream().readAllBytes() in a
 * servlet, a parameter "@RequestBody byte[] body" in Spring. The header is svc-signature, null if there is none.
 */
public final class ReceiveWebhook {
    private static final long TOLERANCE_SECONDS = 300;

    private final Set<String> handled = new HashSet<>();
    private final Map<String, Long> sequences = new HashMap<>();

    /** Whether a delivery was signed with the whole whsec_ secret within five minutes of now (Unix seconds). */
    public static boolean verify(String secret, String header, byte[] body, long now) {
        List<String> times = new ArrayList<>();
        List<String> signatures = new ArrayList<>();
        for (String entry : (header == null ? "" : header).split(",")) {
            String[] parts = entry.strip().split("=", 2);
            String value = parts.length > 1 ? parts[1] : "";
            if (parts[0].equals("t")) times.add(value);
            if (parts[0].equals("v1")) signatures.add(value);
        }
        if (times.size() != 1 || !times.get(0).matches("[1-9][0-9]{0,11}")) return false;
        byte[] expected = hmac(secret, times.get(0) + ".", body).getBytes(UTF_8);
        // While a secret is rotated there are two signatures. One match is enough. The comparison takes constant time.
        boolean matches = false;
        for (String signature : signatures) matches |= MessageDigest.isEqual(signature.getBytes(UTF_8), expected);
        return matches && Math.abs(now - Long.parseLong(times.get(0))) <= TOLERANCE_SECONDS;
    }

    private static String hmac(String secret, String head, byte[] body) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(UTF_8), "HmacSHA256"));
            mac.update(head.getBytes(UTF_8));
            return HexFormat.of().formatHex(mac.doFinal(body));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /**
     * The fields of every event. Your JSON library reads them from the body, with the fields that you need. isTest is
     * data.context.test, false if there is none.
     */
    public record Event(
            String id,
            String type,
            long sequence,
            String environment,
            String organizationId,
            String resourceId,
            boolean isTest) {
        /** Ids are unique within an organization: the usage of a month has the same id in each. */
        String resource() {
            return environment + "/" + organizationId + "/" + resourceId;
        }
    }

    /**
     * Processes each event once and ignores outdated events; returns the status of the
     * response. Let an exception of handle become a 500: the event is then delivered again. Keep the set and the map in your
     * database rather than in memory, written in one transaction with what handle does.
     */
    public synchronized int receive(
            String secret, String header, byte[] body, long now, Function<byte[], Event> parse, Consumer<Event> handle) {
        if (!verify(secret, header, body, now)) return 400;
        Event event = parse.apply(body);
        // A test (a ping or an example event) only checks that deliveries arrive. Nothing changed.
        if (event.isTest()) return 200;
        // The header svc-event-id has the same id, but only the body is signed.
        if (handled.contains(event.id())) return 200;
        // Events may arrive in any order. sequence is the version of the resource: a lower one is outdated.
        if (event.sequence() >= sequences.getOrDefault(event.resource(), 0L)) {
            handle.accept(event);
            sequences.put(event.resource(), event.sequence());
        }
        handled.add(event.id());
        return 200;
    }
}
