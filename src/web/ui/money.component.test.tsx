import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { addCook, COOK } from '#contract/testing/cook.ts'
import type { Role } from '#domain/house/role.ts'
import { LanguageProvider } from '#web/lib/i18n/language.tsx'
import { Texts } from '#web/lib/i18n/texts.ts'
import { ShellContext } from '#web/lib/session/shell-context.ts'
import * as french from '#web/messages/fr/areas/start.ts'
import { SESSION } from '#web/testing/fixtures.ts'
import { mount } from '#web/testing/mount.ts'
import { Money } from './money.tsx'

let removeCook: () => void
beforeAll(() => {
  removeCook = addCook()
})
afterAll(() => removeCook())

/** Shows amounts to a reader of a role. */
async function show(role: Role, amounts: ReactNode): Promise<Texts> {
  const texts = await Texts.startIn('fr', french)
  const shell = {
    session: { ...SESSION, role },
    signOut: () => Promise.resolve(),
    saveToAccount: () => Promise.resolve(),
  }
  mount(
    <MantineProvider>
      <LanguageProvider texts={texts}>
        <ShellContext value={shell}>
          <p data-testid="amounts">{amounts}</p>
        </ShellContext>
      </LanguageProvider>
    </MantineProvider>,
    { session: shell.session, api: {}, auth: {} },
  )
  return texts
}

const amounts = page.getByTestId('amounts')
const marks = (name: string) => amounts.getByText(name, { exact: true }).elements()

test('an amount is written in euros, or as its place wants it, and one that is not known as a dash', async () => {
  await show(
    'owner',
    <>
      <Money amount={5.47} />; <Money amount={70}>{(margin) => `marge ${String(margin)}`}</Money>;{' '}
      <Money amount={null} />; <Money amount={null} missing="sans prix" />
    </>,
  )
  await expect.element(amounts).toHaveTextContent('5,47 €; marge 70; –; sans prix')
})

test('a role without money finds a mark in its place, named in both languages, whatever the amount is', async () => {
  const texts = await show(
    COOK,
    <>
      <Money amount={5.47} /> <Money amount={null} missing="sans prix" />
    </>,
  )
  await expect.poll(() => marks('Montant non affiché pour votre rôle')).toHaveLength(2)
  expect(amounts.element().textContent).not.toMatch(/\d|sans prix/u)
  await texts.speak('en')
  await expect.poll(() => marks('Amount not shown to your role')).toHaveLength(2)
})

test('the mark is on paper too', async () => {
  await show(COOK, <Money amount={5.47} />)
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.element(page.getByText('•••')).toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
})
