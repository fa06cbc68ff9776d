<?php

// Puts deliveries to the recipe beside it: one a line on standard input, as receiver-recipes.test.ts writes them.
require __DIR__ . '/receive_webhook.php';

$inbox = new Webhooks\Inbox();
$handled = [];
while (($line = fgets(STDIN)) !== false) {
    [$call, $secret, $header, $body, $now] = array_map(
        fn ($field) => $field === '-' ? null : $field,
        explode("\t", rtrim($line, "\n"))
    );
    $header = $header === null ? null : base64_decode($header);
    $arguments = [base64_decode($secret), $header, base64_decode($body)];
    $now = (int) base64_decode($now);
    if ($call === 'verify') {
        echo Webhooks\verify(...[...$arguments, $now]) ? "valid\n" : "refused\n";
    } else {
        $keep = function (array $event) use (&$handled): void {
            $handled[] = $event['id'];
        };
        echo $inbox->receive(...[...$arguments, $keep, $now]), ' ', implode(' ', $handled), "\n";
    }
}
