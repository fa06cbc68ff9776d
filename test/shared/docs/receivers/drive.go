// Puts deliveries to the recipe beside it: one a line on standard input, as receiver-recipes.test.ts writes them.
package main

import (
	"bufio"
	"encoding/base64"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"

	"recipe/webhooks"
)

func main() {
	inbox := webhooks.NewInbox()
	handled := []string{}
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		fields := strings.Split(lines.Text(), "\t")
		for index, field := range fields[1:] {
			// A header that is missing and an empty one are the same to net/http.
			decoded, _ := base64.StdEncoding.DecodeString(strings.TrimPrefix(field, "-"))
			fields[index+1] = string(decoded)
		}
		seconds, _ := strconv.ParseInt(fields[4], 10, 64)
		secret, header, body, now := fields[1], fields[2], []byte(fields[3]), time.Unix(seconds, 0)
		if fields[0] == "verify" {
			if webhooks.Verify(secret, header, body, now) {
				fmt.Println("valid")
			} else {
				fmt.Println("refused")
			}
			continue
		}
		status := inbox.Receive(secret, header, body, now, func(event webhooks.Event) error {
			handled = append(handled, event.ID)
			return nil
		})
		fmt.Println(status, strings.Join(handled, " "))
	}
}
