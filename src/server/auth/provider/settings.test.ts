import { expect, test } from 'vitest'
import { readSettings } from '../../config.ts'

const COMPLETE = {
  OIDC_ISSUER: 'https://connexion.exemple.fr/realms/cuisine/',
  OIDC_CLIENT_ID: 'gramme',
  OIDC_CLIENT_SECRET: 'secret',
}

test('without its variables there is no provider', () => {
  expect(readSettings({}).provider).toBeUndefined()
})

test('a provider without OIDC_NAME is named by its host', () => {
  expect(readSettings(COMPLETE).provider).toEqual({
    issuer: 'https://connexion.exemple.fr/realms/cuisine',
    clientId: 'gramme',
    clientSecret: 'secret',
    name: 'connexion.exemple.fr',
    only: false,
    trusted: false,
  })
  expect(
    readSettings({ ...COMPLETE, OIDC_NAME: ' Annuaire du Lycée ', OIDC_ONLY: 'true' }).provider,
  ).toMatchObject({ name: 'Annuaire du Lycée', only: true })
})

test.each([
  [{ OIDC_ISSUER: COMPLETE.OIDC_ISSUER }, 'il manque OIDC_CLIENT_ID et OIDC_CLIENT_SECRET.'],
  [{ OIDC_ONLY: 'true' }, 'il manque OIDC_ISSUER, OIDC_CLIENT_ID et OIDC_CLIENT_SECRET.'],
  [{ ...COMPLETE, OIDC_ISSUER: 'http://connexion.exemple.fr' }, 'OIDC_ISSUER doit commencer par https://'],
  [{ ...COMPLETE, OIDC_ISSUER: 'connexion.exemple.fr' }, 'OIDC_ISSUER doit être l’adresse'],
  [{ ...COMPLETE, OIDC_ONLY: 'oui' }, 'OIDC_ONLY doit valoir true ou false.'],
  [{ ...COMPLETE, OIDC_NAME: '<b>' }, 'OIDC_NAME ne contient ni <'],
])('what is incomplete or wrong is refused by its name: %o', (variables, sentence) => {
  expect(() => readSettings(variables)).toThrow(sentence.replace('’', "'"))
})

test('a provider of this machine or network may do without https', () => {
  expect(readSettings({ ...COMPLETE, OIDC_ISSUER: 'http://localhost:8080' }).provider).toBeDefined()
})
