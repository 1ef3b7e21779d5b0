import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the first price moves by itself until the reader takes over, by keyboard or by mouse', async ({
  page,
}) => {
  await page.goto('/')
  await page.mouse.move(200, 200, { steps: 2 })
  const fish = page.getByRole('slider', { name: 'Prix : Lieu jaune de ligne' })
  await expect.poll(async () => Number(await fish.inputValue())).toBeGreaterThan(24.5)
  const butter = page.getByRole('slider', { name: 'Prix : Beurre d’Isigny' })
  await butter.focus()
  await page.keyboard.press('End')
  await expect(butter).toHaveValue('20')
  await expect(fish).toHaveValue('24.5')

  await page.getByRole('button', { name: 'Remettre les prix du marché' }).click()
  const box = await fish.boundingBox()
  if (box === null) throw new Error('The slider is not on the page')
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width + 20, box.y + box.height / 2, { steps: 6 })
  await page.mouse.up()
  await expect(fish).toHaveAttribute('aria-valuetext', /^48,00\s€ le kg$/)
  const margin = page.getByRole('region', { name: 'Lieu jaune, beurre nantais' }).locator('dl > div')
  await expect(margin.filter({ hasText: 'Marge' })).toContainText(/Marge à surveiller\s: 60,0\s%/)
})
