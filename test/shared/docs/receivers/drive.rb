# Puts deliveries to the recipe beside it: one a line on standard input, as receiver-recipes.test.ts writes them.
require_relative 'receive_webhook'

inbox = Webhooks::Inbox.new
handled = []
$stdin.each_line do |line|
  call, *fields = line.chomp.split("\t", -1)
  secret, header, body, now = fields.map { |field| field == '-' ? nil : field.unpack1('m') }
  if call == 'verify'
    puts Webhooks.verify(secret, header, body, now.to_i) ? 'valid' : 'refused'
  else
    status = inbox.receive(secret, header, body, now.to_i) { |event| handled << event['id'] }
    puts "#{status} #{handled.join(' ')}"
  end
end
