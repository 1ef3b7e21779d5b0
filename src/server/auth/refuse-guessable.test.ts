import { expect, test } from 'vitest'
import { refuseGuessable } from './refuse-guessable.ts'

const CAMILLE = { email: 'camille.fournier@exemple.fr', name: 'Camille Fournier' }

const refusal = (password: string) =>
  refuseGuessable('password', password, CAMILLE).then(
    () => undefined,
    ({ data }: { data: { fields: { rule: string }[] } }) => JSON.stringify(data.fields[0]?.rule),
  )

test.each([
  'Password',
  'Pass@123',
  'Aa@123456',
  'Aa112233',
  'Abcd@1234',
  'Admin@123',
  'admin1234',
  'admin123456',
  'admin123456789',
  'adminadmin',
  '@dmin2026',
  'Welcome@123',
  'P@$$w0rd',
  'P@ssw0rd!',
  'Pa55word2026',
  'Test@123',
  'Demo@1234',
  'India@123',
  'hola1234',
  'lol12345',
  '123soleil!',
  'Bonjour2026!',
  'azerty@123',
  'contraseña',
  'theworldinyourhand',
  'Gramme123',
  'gramme2026',
  'gramme!!',
  'Gr@mme2026!',
  'ｐａｓｓｗｏｒｄ',
  '𝓹𝓪𝓼𝓼𝔀𝓸𝓻𝓭',
  'Ⓜotdepasse',
  'ａｚｅｒｔｙ１２３',
  'doudou123',
  'coucou123',
  'restaurant1',
  'restaurant2026',
  'chefcuisine',
  'Chef de cuisine 75',
  'monrestaurant',
  'administrateur',
  'patissier75',
  'novembre2026',
  'footballl',
  'passssword',
  'pass word',
  'p a s s w o r d',
  'p-a-s-s-w-o-r-d',
  'azertyazerty1',
  'soleil-soleil-1',
  'password1234567890',
  'motdepasse25-11-1985',
  'pass\u00ADword',
  'pass\u200Bword',
  'раssword',
  'ρassωοrd',
  'bonjour!!!!!!!!!!!!',
  'drowssap1',
  '25111985',
])('%s is refused', async (password) => {
  expect(await refusal(password)).toMatch(/password-(common|predictable)/)
})

test.each([
  'un mot de passe',
  'cuisine-de-nuit',
  'poireaux en julienne',
  'tarte7citron',
  'mon velouté 2026',
  'lune7184629350',
  'xK7#pQ9v',
  'chef cuisine brigade service',
  'la cuisine du restaurant brigade',
  'sauce ail tomate basilic',
  'crème brûlée',
  'au four !',
  'une cuisine ouverte',
  'mot de passe très long à retenir',
])('%s is accepted', async (password) => {
  expect(await refusal(password)).toBeUndefined()
})
