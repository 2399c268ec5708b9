import { createPrivateKey, sign } from 'node:crypto'

/** A certificate of an authenticator's maker (WebAuthn level 3, 8.2.1), valid for a hundred years, and its key. Of this test only. */
const certificate = Buffer.from(
  'MIIB0jCCAXegAwIBAgIUH4jg0hF8u/nzsHjS4T0z1bjz0uEwCgYIKoZIzj0EAwIwTzELMAkGA1UEBhMCVFIxDTALBgNVBAoMBFRlc3QxIjAgBg' +
    'NVBAsMGUF1dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24xDTALBgNVBAMMBFRlc3QwIBcNMjYxMTI2MDY0NDQyWhgPMjEyNjExMDIwNjQ0NDJaME8x' +
    'CzAJBgNVBAYTAlRSMQ0wCwYDVQQKDARUZXN0MSIwIAYDVQQLDBlBdXRoZW50aWNhdG9yIEF0dGVzdGF0aW9uMQ0wCwYDVQQDDARUZXN0MFkwEw' +
    'YHKoZIzj0CAQYIKoZIzj0DAQcDQgAERnw2Cs1KZU8RFwqaUy1m2ResCkMgFNXV76fIEKyhtc8B1dKRQVvhO4usy1CVi7943gl2O70GHF8eC+yO' +
    'P9VqQqMvMC0wDAYDVR0TAQH/BAIwADAdBgNVHQ4EFgQU6we/rLTN9sqaf7M1tJ9HqWvLlCAwCgYIKoZIzj0EAwIDSQAwRgIhALqasVtur+SddO' +
    'p2bOg7L5XL6AmRBn4M6HShZHlwP33xAiEAxWS3LXDcfHNQ2o/1qOS2csqj96GPQyCXtrtckAmCyKY=',
  'base64',
)
const key = createPrivateKey({
  key: Buffer.from(
    'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgqqMul6bQ+pocLppZDr1nULQvA/RgCDpf7IMMVPIw6behRANCAARGfDYKzUplTx' +
      'EXCppTLWbZF6wKQyAU1dXvp8gQrKG1zwHV0pFBW+E7i6zLUJWLv3jeCXY7vQYcXx4L7I4/1WpC',
    'base64',
  ),
  format: 'der',
  type: 'pkcs8',
})

/** What a maker's certificate says about a new passkey: a right `packed` statement. @param bytes of CBOR */
export function packedStatement(signed: Buffer, bytes: (data: Buffer) => Buffer): Buffer {
  const name = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
  return Buffer.concat([
    ...[Buffer.from([0xa3]), name('alg'), Buffer.from([0x26])],
    ...[name('sig'), bytes(sign('sha256', signed, key))],
    ...[name('x5c'), Buffer.from([0x81]), bytes(certificate)],
  ])
}
