# frozen_string_literal: true

# Receives webhooks: Ruby 2.7 or later, with its standard library only.
#
# body is always the raw bytes, before any JSON parsing: request.raw_post in Rails, request.body.read in Rack.
# header is svc-signature (HTTP_SVC_SIGNATURE in Rack), nil if there is none.

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
    # While a secret is rotated there are two signatures. One match is enough. The comparison takes constant time.
    matches = values.call('v1').map { |value| OpenSSL.secure_compare(value, expected) }
    matches.any? && (now - times.first.to_i).abs <= TOLERANCE_SECONDS
  end

  # Processes each event once and ignores outdated events. Keep both in your database
  # rather than in memory, written in one transaction with what the block does.
  class Inbox
    def initialize
      @handled = {}
      @sequences = {}
    end

    # Returns the status of the response. Let an exception of the block become a 500: the event is then delivered again.
    def receive(secret, header, body, now = Time.now.to_i)
      return 400 unless Webhooks.verify(secret, header, body, now)

      event = JSON.parse(body)
      # A test (a ping or an example event) only checks that deliveries arrive. Nothing changed.
      return 200 if event.dig('data', 'context', 'test')

      # The header svc-event-id has the same id, but only the body is signed.
      return 200 if @handled[event['id']]

      # Events may arrive in any order. sequence is the version of the resource: a lower one is outdated.
      # Ids are unique within an organization: the usage of a month has the same id in each.
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
