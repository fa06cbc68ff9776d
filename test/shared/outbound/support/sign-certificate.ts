import { generateKeyPairSync, sign } from 'node:crypto';

/** DER by hand, because node:crypto reads certificates and cannot write them, and a key in the repository helps nobody. */
const tlv = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const length =
    content.length < 0x80 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
};
const sequence = (...parts: Uint8Array[]) => tlv(0x30, ...parts);
const hex = (digits: string) => Buffer.from(digits, 'hex');

const ECDSA_WITH_SHA256 = sequence(hex('06082a8648ce3d040302'));
const COMMON_NAME = hex('0603550403');
const SUBJECT_ALT_NAME = hex('0603551d11');

const utcTime = (at: Date) =>
  tlv(0x17, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));
const name = (text: string) => sequence(tlv(0x31, sequence(COMMON_NAME, tlv(0x0c, Buffer.from(text)))));

/** A self-signed certificate for one DNS name with its private key, both PEM. */
export function signCertificate(dnsName: string, notAfter = new Date(Date.now() + 86_400_000)) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const alternativeName = sequence(tlv(0x82, Buffer.from(dnsName)));
  const toBeSigned = sequence(
    tlv(0xa0, hex('020102')),
    hex('020101'),
    ECDSA_WITH_SHA256,
    name(dnsName),
    sequence(utcTime(new Date(notAfter.getTime() - 2 * 86_400_000)), utcTime(notAfter)),
    name(dnsName),
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(sequence(SUBJECT_ALT_NAME, tlv(0x04, alternativeName)))),
  );
  const signature = sign('sha256', toBeSigned, privateKey);
  const certificate = sequence(toBeSigned, ECDSA_WITH_SHA256, tlv(0x03, hex('00'), signature));
  const base64 = certificate.toString('base64').replace(/(.{64})/g, '$1\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
