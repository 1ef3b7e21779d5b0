import type { BrowserContext, Page } from '@playwright/test'
import type { KitchenMark, KitchenSheetSummary } from '../src/contract/kitchen-shapes.ts'
import type { UserProduct } from '../src/contract/products.ts'
import { houseDay } from '../src/domain/house/house-day.ts'
import { openRestaurant } from '../src/server/sheets/open-restaurant.ts'
import { MoneyFigures } from '../src/server/testing/money-figures.ts'
import { withDatabase } from './support/database.ts'
import { keptBy } from './support/kept.ts'
import { join } from './support/members.ts'
import { LOST_NETWORK, openWatched } from './support/offline.ts'
import { changeStored, post } from './support/post.ts'
import { openBrowser, pair, stepTick } from './support/tablets.ts'
import { addSheet } from './support/sheets.ts'
import { expect, signedInTest as test } from './support/test.ts'

const STEPS = ['Couper l’épaule.', 'Blanchir la viande.', 'Mouiller à hauteur.', 'Cuire à couvert.']
const TICKS = 9

const isTicked = (page: Page, number: number) =>
  expect(stepTick(page, number)).toHaveAttribute('aria-pressed', 'true')

/** What a browser without money was sent and has shown. */
function watch(context: BrowserContext) {
  const texts: Promise<string>[] = []
  context.on('response', (response) => {
    if (response.headers()['content-type']?.includes('json')) texts.push(response.text().catch(() => ''))
  })
  return texts
}

test(
  'owner, chef, cook and two tablets work an evening with the network cut twice, and nothing is lost or seen',
  { tag: '@long' },
  async ({ page, account, browser, baseURL, complaints }) => {
    test.slow()
    complaints.expect(LOST_NETWORK)
    complaints.expect(/401|403/)
    const money = await withDatabase(async (database) => {
      await openRestaurant(database, account.id, { byDay: true })
      return MoneyFigures.make(database, account.id)
    })
    const owner = page.request
    const sheets = await Promise.all(
      ['Blanquette du soir', 'Navarin du soir', 'Fricassée du soir'].map((title) =>
        addSheet(owner, { title, steps: STEPS }),
      ),
    )
    const [blanquette, navarin, fricassee] = sheets.map(({ id }) => `/cuisine/fiches/${id}`)
    const { id: supplierId } = await post<{ id: string }>(owner, '/api/suppliers', { name: 'Halles du soir' })
    const order = await post<{ id: string; version: number }>(owner, '/api/orders', {
      supplierId,
      deliverOn: houseDay(new Date()),
      lines: [{ name: 'Farine T55', packs: 2 }],
    })
    await post(owner, `/api/orders/${order.id}/send`, { version: order.version, to: null })

    const chef = await join(browser, owner, { role: 'chef', name: 'Marie Chevallier', baseURL })
    const cook = await join(browser, owner, { role: 'cook', name: 'Léa Fontaine', baseURL })
    const contexts = await Promise.all([0, 1].map(() => openBrowser(browser, String(baseURL))))
    const [passBrowser, coldBrowser] = contexts as [BrowserContext, BrowserContext]
    const without = [cook.context, passBrowser, coldBrowser]
    const sent = without.map(watch)
    const [cooks, pass, cold] = (await Promise.all(without.map((context) => context.newPage()))) as [
      Page,
      Page,
      Page,
    ]
    for (const [name, tablet] of [
      ['Passe', pass],
      ['Froid', cold],
    ] as const)
      await pair(owner, tablet, name)
    await openWatched(cooks, '/cuisine')
    const places = [
      [cooks, blanquette],
      [pass, navarin],
      [cold, fricassee],
    ] as const
    for (const [screen, address] of places) {
      await screen.goto(String(address))
      await expect(stepTick(screen, 4)).toBeVisible()
    }

    // The chef changes a price meanwhile: the house sees who did it.
    const listed = await chef.context.request.get('/api/user-products?limit=1')
    const [product] = ((await listed.json()) as { items: UserProduct[] }).items
    await changeStored(chef.context.request, `/api/user-products/${product?.id}`, { priceHt: 77.31 })

    // The network is cut for the first time: everyone without money ticks on, one of them through a reload.
    await Promise.all(without.map((context) => context.setOffline(true)))
    for (const [screen] of places) for (const step of [1, 2]) await stepTick(screen, step).click()
    await pass.reload()
    await isTicked(pass, 2)
    await Promise.all(without.map((context) => context.setOffline(false)))
    for (const [screen] of places) await expect(screen.getByText(/À envoyer/)).toBeHidden()

    // With it: what is to be made is ticked on one tablet and seen on the other.
    for (const tablet of [pass, cold]) await tablet.goto('/cuisine/plan?jour=aujourdhui')
    const box = pass.getByRole('button', { name: /^Fait : / }).first()
    const made = String(await box.getAttribute('aria-label'))
    await box.click()
    const question = pass.getByRole('dialog')
    await question.getByLabel('Deux ou trois lettres').fill('AB')
    await pass.keyboard.press('Enter')
    // A sheet that does not keep long enough, or does not say how long, is asked about.
    const ticked = { name: new RegExp(`^${made.replaceAll(/\s+/gu, String.raw`\s+`)} AB`), pressed: true }
    const done = pass.getByRole('button', ticked)
    const answer = question
      .getByRole('button')
      .filter({ hasText: /Cocher quand même|\d/ })
      .first()
    await expect(done.or(answer)).toBeVisible()
    if (await answer.isVisible()) await answer.click()
    await expect(done).toBeVisible()
    await expect(cold.getByRole('button', ticked)).toBeVisible()

    // The second cut meets the crates and the last steps.
    await cold.goto('/cuisine/livraisons')
    await expect(cold.getByText('Halles du soir')).toBeVisible()
    await pass.goto(String(navarin))
    await isTicked(pass, 2)
    await Promise.all(without.map((context) => context.setOffline(true)))
    await cold.getByRole('button', { name: /^Tout est là.*Halles du soir/ }).click()
    await expect(cold.getByText('À envoyer', { exact: true })).toBeVisible()
    for (const screen of [cooks, pass]) await stepTick(screen, 3).click()
    await cold.goto(String(fricassee))
    await stepTick(cold, 3).click()
    await Promise.all(without.map((context) => context.setOffline(false)))
    for (const [screen] of places) await expect(screen.getByText(/À envoyer\s:/)).toBeHidden()
    await cold.goto('/cuisine/livraisons')
    await cold.getByRole('button', { name: 'Envoyer la réception' }).click()
    await expect(cold.getByText('Reçue', { exact: true }).first()).toBeVisible()

    // Nothing is lost.
    const marks = await owner.get(`/api/kitchen/marks?day=${houseDay(new Date())}`)
    const ours = new Set(sheets.map(({ id }) => id))
    const stored = ((await marks.json()) as { items: KitchenMark[] }).items.filter(({ sheetId }) =>
      ours.has(sheetId),
    )
    expect(stored.filter(({ doneAt }) => doneAt !== null)).toHaveLength(TICKS)
    expect(
      new Set(stored.filter(({ sheetId }) => sheetId === sheets[0]?.id).map(({ initials }) => initials)),
    ).toEqual(new Set(['LF']))
    expect(await (await owner.get(`/api/orders/${order.id}`)).json()).toMatchObject({ state: 'received' })
    await page.goto(`/products/${product?.id}/edit`)
    await page.getByRole('button', { name: 'Voir les prix' }).click()
    await expect(page.getByText(/Marie Chevallier/).first()).toBeVisible()

    // No figure of money was sent to a cook or a tablet, nor kept by one.
    for (const [place, screen] of [cooks, pass, cold].entries()) {
      const texts = [await screen.content(), await keptBy(screen), ...(await Promise.all(sent[place] ?? []))]
      expect(texts.join('').length).toBeGreaterThan(10_000)
      expect(money.in(texts.join('\n'))).toEqual([])
    }
    for (const path of ['/api/user-products', '/api/tech-sheets', '/api/members', '/api/account/export'])
      expect((await cook.context.request.get(path)).status(), path).toBe(403)
    for (const path of ['/api/access-tokens', '/api/account/export', '/api/kitchen-devices'])
      expect((await chef.context.request.get(path)).status(), path).toBe(403)

    // At the end one tablet is revoked, and the cook leaves the house: neither shows anything more.
    const devices = (await (await owner.get('/api/kitchen-devices')).json()) as {
      items: { id: string; name: string }[]
    }
    await owner.delete(`/api/kitchen-devices/${devices.items.find(({ name }) => name === 'Passe')?.id}`)
    await owner.delete(`/api/members/${cook.id}`)
    for (const screen of [cooks, pass]) {
      await expect(stepTick(screen, 1)).toHaveCount(0)
      await expect(screen.getByText(/du soir/)).toHaveCount(0)
      expect((await keptBy(screen)).includes('du soir')).toBe(false)
    }
    const list = await cold.request.get('/api/kitchen/sheets')
    const { items } = (await list.json()) as { items: KitchenSheetSummary[] }
    expect(items.length).toBeGreaterThan(sheets.length)
    await Promise.all([...without, chef.context].map((context) => context.close()))
  },
)
