// Package webhooks receives webhooks: Go 1.21 or later, with its standard library only.
//
// body is always the raw bytes, before any JSON parsing: io.ReadAll(request.Body). header is
// request.Header.Get("svc-signature"), empty if there is none.
package webhooks

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"
)

const toleranceSeconds = 300

var timeForm = regexp.MustCompile(`^[1-9][0-9]{0,11}$`)

// Verify reports whether a delivery was signed with the whole whsec_ secret within the last five minutes.
func Verify(secret, header string, body []byte, now time.Time) bool {
	var times, signatures []string
	for _, entry := range strings.Split(header, ",") {
		switch name, value, _ := strings.Cut(strings.TrimSpace(entry), "="); name {
		case "t":
			times = append(times, value)
		case "v1":
			signatures = append(signatures, value)
		}
	}
	if len(times) != 1 || !timeForm.MatchString(times[0]) {
		return false
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(times[0] + "."))
	mac.Write(body)
	expected := []byte(hex.EncodeToString(mac.Sum(nil)))
	// While a secret is rotated there are two signatures. One match is enough. The comparison takes constant time.
	matches := false
	for _, signature := range signatures {
		matches = hmac.Equal([]byte(signature), expected) || matches
	}
	sent, err := strconv.ParseInt(times[0], 10, 64)
	age := now.Unix() - sent
	return err == nil && matches && -toleranceSeconds <= age && age <= toleranceSeconds
}

// Event has the fields of every event. Add the fields of the resources that you need.
type Event struct {
	ID             string `json:"id"`
	Type           string `json:"type"`
	Sequence       int64  `json:"sequence"`
	Environment    string `json:"environment"`
	OrganizationID string `json:"organization_id"`
	Data           struct {
		Object struct {
			ID string `json:"id"`
		} `json:"object"`
		Context struct {
			Test bool `json:"test"`
		} `json:"context"`
	} `json:"data"`
}

// Inbox processes each event once and ignores outdated events. Keep both in your
// database rather than in memory, written in one transaction with what handle does.
type Inbox struct {
	mutex     sync.Mutex
	handled   map[string]bool
	sequences map[string]int64
}

// NewInbox returns an empty inbox.
func NewInbox() *Inbox {
	return &Inbox{handled: map[string]bool{}, sequences: map[string]int64{}}
}

// Receive returns the status of the response. After an error of handle it is 500, and the event is delivered again.
func (inbox *Inbox) Receive(secret, header string, body []byte, now time.Time, handle func(Event) error) int {
	var event Event
	if !Verify(secret, header, body, now) || json.Unmarshal(body, &event) != nil {
		return 400
	}
	// A test (a ping or an example event) only checks that deliveries arrive. Nothing changed.
	if event.Data.Context.Test {
		return 200
	}
	inbox.mutex.Lock()
	defer inbox.mutex.Unlock()
	// The header svc-event-id has the same id, but only the body is signed.
	if inbox.handled[event.ID] {
		return 200
	}
	// Events may arrive in any order. Sequence is the version of the resource: a lower one is outdated.
	// Ids are unique within an organization: the usage of a month has the same id in each.
	resource := event.Environment + "/" + event.OrganizationID + "/" + event.Data.Object.ID
	if event.Sequence >= inbox.sequences[resource] {
		if err := handle(event); err != nil {
			return 500
		}
		inbox.sequences[resource] = event.Sequence
	}
	inbox.handled[event.ID] = true
	return 200
}
