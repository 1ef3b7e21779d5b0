import { expect, test } from 'vitest'
import { isOperatorsMachine } from './is-operators-machine.ts'

const config = { publicUrl: 'http://localhost:3000', registration: 'open' } as const
const headers = { host: 'localhost:3000' }

test.each([
  ['127.0.0.1', headers],
  ['::1', { host: '[::1]:3000' }],
  ['::ffff:127.0.0.1', { host: '127.0.0.1:3000' }],
])('a browser at %s of the same machine needs no code', (ip, sent) => {
  expect(isOperatorsMachine({ ip, headers: sent }, config)).toBe(true)
})

test.each([
  ['another machine', { ip: '192.168.1.20', headers }],
  ['a proxy on this machine', { ip: '127.0.0.1', headers: { ...headers, 'x-forwarded-for': '127.0.0.1' } }],
  ['a name that leads here', { ip: '127.0.0.1', headers: { host: 'attaquant.exemple' } }],
  ['no name', { ip: '127.0.0.1', headers: {} }],
])('%s needs it', (_where, visit) => {
  expect(isOperatorsMachine(visit, config)).toBe(false)
})

test.each([
  { publicUrl: 'https://gramme.exemple.fr' },
  { registration: 'invited' },
  { operatorEmail: 'chef@exemple.fr' },
  { provider: { only: true } as never },
] as const)(
  'it is needed everywhere where the first account does not manage the installation: %o',
  (changes) => {
    expect(isOperatorsMachine({ ip: '127.0.0.1', headers }, { ...config, ...changes })).toBe(false)
  },
)
