import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** Bits of the authenticator data (WebAuthn, 6.1). */
const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

type Options = { challenge: string }

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()

/** A device with one passkey (ES256, no attestation): answers what a browser would send. */
export function passkeyDevice({ origin = 'http://localhost:3000', verifies = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (flags: number, unlocked = verifies) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE((counter += 1))
    const present = flags | PRESENT | (unlocked ? VERIFIED : 0)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([present]), count])
  }
  const answer = (response: Record<string, Buffer>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    ),
  })

  return {
    make(options: Options) {
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const data = Buffer.concat([authenticatorData(WITH_KEY), credential])
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return answer({ clientDataJSON: clientData('webauthn.create', options), attestationObject })
    },
    sign(options: Options, { verifies: unlocked = verifies } = {}) {
      const data = authenticatorData(0, unlocked)
      const client = clientData('webauthn.get', options)
      const signature = createSign('sha256').update(data).update(sha256(client)).sign(privateKey)
      return answer({ clientDataJSON: client, authenticatorData: data, signature })
    },
  }
}
