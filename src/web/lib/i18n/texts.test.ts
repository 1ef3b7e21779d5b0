import { expect, test } from 'vitest'
import * as start from '#web/messages/fr/areas/start.ts'
import { Texts } from './texts.ts'

test('starts with what every page needs, and fetches more as pages ask for it', async () => {
  const texts = await Texts.startIn('fr', start)
  expect(texts.shown.get().messages).toHaveProperty('shell')
  expect(texts.shown.get().messages).not.toHaveProperty('simulation')
  let count = 0
  const subscription = texts.shown.subscribe(() => (count += 1))
  await texts.need('simulation', 'suppliers')
  await texts.need('simulation')
  expect(texts.shown.get().messages).toHaveProperty('simulation')
  expect(texts.shown.get().messages).toHaveProperty('catalogue')
  expect(count).toBe(1)
  subscription.unsubscribe()
})

test('another language has all that was asked for, in whatever order it was', async () => {
  const texts = await Texts.startIn('fr', start)
  await texts.need('workspace')
  await Promise.all([texts.speak('en'), texts.need('suppliers')])
  const { language, messages } = texts.shown.get()
  expect(language).toBe('en')
  expect(messages.suppliers.title).not.toBe('Mes Fournisseurs')
  expect(messages).toHaveProperty('editor')
})
