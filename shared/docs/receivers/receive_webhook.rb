# frozen_string_literal: true

# Receives webhooks: Ruby 2.7 or later, its standard library alone.
#
# body is always the raw bytes as they came, before any JSON parsing: request.raw_post in Rails, request.body.read in Rack.
# header is svc-signature (HTTP_SVC_SIGNATURE in Rack), nil where there is none.

require 'json'
require 'openssl'

module Webhooks
  TOLERANCE_SECONDS = 300

  # Whether a delivery was signed with the whole whsec_ secret within the last five minutes.
  def self.verify(secret, header, body, now = Time.now.to_i)
    entries = header.to_s.split(',').map { |entry| entry.strip.partition('=') }
    values = ->(wanted) { entries.select { |name,| name == wanted }.map(&:last) }
    times = values.call('t')
    return false unless times.length == 1 && times.first.match?(/\A[1-9][0-9]{0,11}\z/)

    expected = OpenSSL::HMAC.hexdigest('SHA256', secret, "#{times.first}.".b + body.b)
    # While a secret is rotated there are two signatures. One that matches is enough; each is compared in constant time.
    matches = values.call('v1').map { |value| OpenSSL.secure_compare(value, expected) }
    matches.any? && (now - times.first.to_i).abs <= TOLERANCE_SECONDS
  end

  # Lets each event through once, and none that is older than what is known of its resource. Keep both in your database
  # rather than in memory, written in one transaction with what the block does.
  class Inbox
    def initialize
      @handled = {}
      @sequences = {}
    end

    # The status to answer with. Let an exception of the block become a 500: the event then comes again.
    def receive(secret, header, body, now = Time.now.to_i)
      return 400 unless Webhooks.verify(secret, header, body, now)

      event = JSON.parse(body)
      # A test, a ping or an example, says that deliveries arrive; it tells of nothing that happened.
      return 200 if event.dig('data', 'context', 'test')

      # The header svc-event-id says the same, but only the body is signed.
      return 200 if @handled[event['id']]

      # Events may overtake each other. sequence is the version of the resource: a lower one tells of an older state.
      # Ids are unique within an organization: the usage of a month bears the same one in each.
      resource = [event['environment'], event['organization_id'], event['data']['object']['id']]
      if event['sequence'] >= @sequences.fetch(resource, 0)
        yield event
        @sequences[resource] = event['sequence']
      end
      @handled[event['id']] = true
      200
    end
  end
end
