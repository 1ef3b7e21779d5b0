import { expect, test } from 'vitest'
import { StartupError } from '#database/startup-error.ts'
import { readInvitees } from './read-invitees.ts'

test('each address is invited once, in the language of the option or in French', () => {
  expect(readInvitees(['Lea@exemple.fr', 'tom@exemple.fr', 'lea@exemple.fr'])).toEqual({
    addresses: new Set(['lea@exemple.fr', 'tom@exemple.fr']),
    language: 'fr',
  })
  expect(readInvitees(['ines@exemple.fr', '--language=en']).language).toBe('en')
})

test.each([
  [['nouveau@exemple.fr', 'pas-une-adresse', '@'], /: pas-une-adresse, @\. Aucune invitation/],
  [[], /^Usage : npm run invite -- ADRESSE/],
  [['nouveau@exemple.fr', '--language=de'], /^Usage : npm run invite -- ADRESSE/],
  [['nouveau@exemple.fr', '--langue=en'], /^Usage : npm run invite -- ADRESSE/],
])('%j is refused in a sentence', (given, sentence) => {
  expect(() => readInvitees(given)).toThrow(StartupError)
  expect(() => readInvitees(given)).toThrow(sentence)
})
