import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { reasonOf } from './unreachable.ts'

const failed = (code: string, message = 'the reason in English') =>
  Object.assign(new Error(message), { code })

test.each([
  [failed('ENETUNREACH'), "ce réseau n'est pas accessible"],
  [new Error('Failed query', { cause: failed('EPIPE') }), 'la connexion a été coupée'],
  [new Error('timeout expired'), 'pas de réponse à temps'],
  [new Error('Connection terminated unexpectedly'), 'la connexion a été coupée'],
  [
    new Error('The server does not support SSL connections'),
    "le serveur n'accepte pas de connexion chiffrée",
  ],
  [new Error('SASL: client password must be a string'), 'le mot de passe manque'],
  [failed('DEPTH_ZERO_SELF_SIGNED_CERT'), 'son certificat est refusé (DEPTH_ZERO_SELF_SIGNED_CERT)'],
  [Object.assign(new DatabaseError('no idea', 7, 'error'), { code: 'XX000' }), 'erreur XX000'],
  [new Error('no idea'), 'la réponse ne peut pas être lue'],
])('%s has a reason in French', (error, reason) => {
  expect(reasonOf(error)).toBe(reason)
})
