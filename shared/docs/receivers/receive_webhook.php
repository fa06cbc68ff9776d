<?php

declare(strict_types=1);

/*
 * Receives webhooks: PHP 8.0 or later, without an extension or a package.
 *
 * $body is always the raw bytes, before any JSON parsing: file_get_contents('php://input'),
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
    // While a secret is rotated there are two signatures. One match is enough. The comparison takes constant time.
    $matches = array_filter($values['v1'], fn (string $value): bool => hash_equals($expected, $value));
    return $matches !== [] && abs(($now ?? time()) - (int) $time) <= TOLERANCE_SECONDS;
}

/**
 * Processes each event once and ignores outdated events. A PHP request keeps no
 * state: store both arrays in your database, written in one transaction with what $handle does.
 */
final class Inbox
{
    private array $handled = [];
    private array $sequences = [];

    /** Returns the status of the response. Let an exception of $handle become a 500: the event is then delivered again. */
    public function receive(string $secret, ?string $header, string $body, callable $handle, ?int $now = null): int
    {
        if (!verify($secret, $header, $body, $now)) {
            return 400;
        }
        $event = json_decode($body, true, 512, JSON_THROW_ON_ERROR);
        // A test (a ping or an example event) only checks that deliveries arrive. Nothing changed.
        if (!empty($event['data']['context']['test'])) {
            return 200;
        }
        // The header svc-event-id has the same id, but only the body is signed.
        if (isset($this->handled[$event['id']])) {
            return 200;
        }
        // Events may arrive in any order. sequence is the version of the resource: a lower one is outdated.
        // Ids are unique within an organization: the usage of a month has the same id in each.
        $resource = implode('/', [$event['environment'], $event['organization_id'], $event['data']['object']['id']]);
        if ($event['sequence'] >= ($this->sequences[$resource] ?? 0)) {
            $handle($event);
            $this->sequences[$resource] = $event['sequence'];
        }
        $this->handled[$event['id']] = true;
        return 200;
    }
}
