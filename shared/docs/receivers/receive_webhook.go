// Package webhooks receives webhooks: Go 1.21 or later, its standard library alone.
//
// body is always the raw bytes as they came, before any JSON parsing: io.ReadAll(request.Body). header is
// request.Header.Get("svc-signature"), empty where there is none.
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

// Verify tells whether a delivery was signed with the whole whsec_ secret within the last five minutes.
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
	// While a secret is rotated there are two signatures. One that matches is enough; each is compared in constant time.
	matches := false
	for _, signature := range signatures {
		matches = hmac.Equal([]byte(signature), expected) || matches
	}
	sent, err := strconv.ParseInt(times[0], 10, 64)
	age := now.Unix() - sent
	return err == nil && matches && -toleranceSeconds <= age && age <= toleranceSeconds
}

// Event is what every event has; add the fields of the resources that you want.
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

// Inbox lets each event through once, and none that is older than what is known of its resource. Keep both in your
// database rather than in memory, written in one transaction with what handle does.
type Inbox struct {
	mutex     sync.Mutex
	handled   map[string]bool
	sequences map[string]int64
}

// NewInbox makes an inbox that has seen nothing.
func NewInbox() *Inbox {
	return &Inbox{handled: map[string]bool{}, sequences: map[string]int64{}}
}

// Receive returns the status to answer with. After an error of handle it is 500, and the event comes again.
func (inbox *Inbox) Receive(secret, header string, body []byte, now time.Time, handle func(Event) error) int {
	var event Event
	if !Verify(secret, header, body, now) || json.Unmarshal(body, &event) != nil {
		return 400
	}
	// A test, a ping or an example, says that deliveries arrive; it tells of nothing that happened.
	if event.Data.Context.Test {
		return 200
	}
	inbox.mutex.Lock()
	defer inbox.mutex.Unlock()
	// The header svc-event-id says the same, but only the body is signed.
	if inbox.handled[event.ID] {
		return 200
	}
	// Events may overtake each other. Sequence is the version of the resource: a lower one tells of an older state.
	// Ids are unique within an organization: the usage of a month bears the same one in each.
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
