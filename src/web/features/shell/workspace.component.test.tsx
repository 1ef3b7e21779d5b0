import { createFileRoute } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { connection } from '#web/lib/offline/connection.ts'
import { Route as Bin } from '#web/routes/_workspace/bin.tsx'
import { Route as Workspace } from '#web/routes/_workspace/route.tsx'
import { expectAccessible, expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'

const routes = { '/_workspace': Workspace, '/_workspace/bin': Bin }

test('the frame of every page is accessible, with a network and without', async () => {
  await renderRoute(routes, '/bin', { api: { bin: { list: () => onePage([]) } } })
  await expect.element(page.getByRole('navigation').first()).toBeVisible()
  await expectAccessibleAtBothWidths()
  connection.lost()
  await expect.element(page.getByText('Hors ligne').first()).toBeVisible()
  await expectAccessible()
})

test('a page that is still fetched has its shape inside the navigation', async () => {
  const awaited = createFileRoute('/_workspace/bin')({
    loader: () => new Promise<undefined>(() => {}),
  }) as unknown as typeof Bin
  await renderRoute({ '/_workspace': Workspace, '/_workspace/bin': awaited }, '/bin')
  await expect.element(page.getByRole('navigation').first()).toBeVisible()
  await expect.element(page.getByRole('main').getByText('Chargement en cours')).toBeInTheDocument()
})
