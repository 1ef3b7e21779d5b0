import { MantineProvider } from '@mantine/core'
import { expect, test } from 'vitest'
import { mount } from '#web/testing/mount.ts'
import { NamedDrawer, NamedModal } from './named-dialog.tsx'

const nameOf = (dialog: Element | null) =>
  document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent ??
  dialog?.getAttribute('aria-label')

test.each([
  ['modal', NamedModal],
  ['drawer', NamedDrawer],
])('a %s has its name in the render that shows it, before anything can be focused', async (_kind, Dialog) => {
  const names: unknown[] = []
  const shown = (content: HTMLElement | null) => {
    if (content) names.push(nameOf(content.closest('[role="dialog"]')))
  }
  mount(
    <MantineProvider>
      <Dialog opened title="Fusionner" onClose={() => undefined}>
        <p ref={shown}>Beurre</p>
      </Dialog>
    </MantineProvider>,
    { session: null, api: {}, auth: {} },
  )
  await expect.poll(() => names).toEqual(['Fusionner'])
})
