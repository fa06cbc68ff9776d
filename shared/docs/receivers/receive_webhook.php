<?php

declare(strict_types=1);

/*
 * Receives webhooks: PHP 8.0 or later, without an extension or a package.
 *
 * $body is always the raw bytes as they came, before any JSON parsing: file_get_contents('php://input'),
 * $request->getContent() in Symfony and Laravel. $header is $_SERVER['HTTP_SVC_SIGNATURE'] ?? null.
 */

namespace Webhooks;

const TOLERANCE_SECONDS = 300;

/** Whether a delivery was signed with the whole whsec_ secret within the last five minutes. */
function verify(string $secret, ?string $header, string $body, ?int $now = null): bool
{
    $values = ['t' => [], 'v1' => []];
    foreach (explode(',', $header ?? '') as $entry) {
        [$name, $value] = explode('=', trim($entry), 2) + [1 => ''];
        $values[$name][] = $value;
    }
    if (count($values['t']) !== 1 || !preg_match('/\A[1-9][0-9]{0,11}\z/', $values['t'][0])) {
        return false;
    }
    $time = $values['t'][0];
    $expected = hash_hmac('sha256', $time . '.' . $body, $secret);
    // While a secret is rotated there are two signatures. One that matches is enough; each is compared in constant time.
    $matches = array_filter($values['v1'], fn (string $value): bool => hash_equals($expected, $value));
    return $matches !== [] && abs(($now ?? time()) - (int) $time) <= TOLERANCE_SECONDS;
}

/**
 * Lets each event through once, and none that is older than what is known of its resource. A request of PHP remembers
 * nothing: keep both arrays in your database, written in one transaction with what $handle does.
 */
final class Inbox
{
    private array $handled = [];
    private array $sequences = [];

    /** The status to answer with. Let an exception of $handle become a 500: the event then comes again. */
    public function receive(string $secret, ?string $header, string $body, callable $handle, ?int $now = null): int
    {
        if (!verify($secret, $header, $body, $now)) {
            return 400;
        }
        $event = json_decode($body, true, 512, JSON_THROW_ON_ERROR);
        // A test, a ping or an example, says that deliveries arrive; it tells of nothing that happened.
        if (!empty($event['data']['context']['test'])) {
            return 200;
        }
        // The header svc-event-id says the same, but only the body is signed.
        if (isset($this->handled[$event['id']])) {
            return 200;
        }
        // Events may overtake each other. sequence is the version of the resource: a lower one tells of an older state.
        // Ids are unique within an organization: the usage of a month bears the same one in each.
        $resource = implode('/', [$event['environment'], $event['organization_id'], $event['data']['object']['id']]);
        if ($event['sequence'] >= ($this->sequences[$resource] ?? 0)) {
            $handle($event);
            $this->sequences[$resource] = $event['sequence'];
        }
        $this->handled[$event['id']] = true;
        return 200;
    }
}
