import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { stopGhostClicks } from './ghost-clicks.ts'

let end: () => void
let pressed: string[]
let place: HTMLElement
beforeEach(() => {
  end = stopGhostClicks()
  pressed = []
  place = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  end()
  place.remove()
})

/** A button that gives its place to the next of the names once it is pressed. */
function show(name: string, ...next: string[]) {
  const button = document.createElement('button')
  button.textContent = name
  button.addEventListener('click', () => {
    pressed.push(name)
    if (next[0] !== undefined) show(next[0], ...next.slice(1))
  })
  place.replaceChildren(button)
}

const button = (name: string) => page.getByRole('button', { name })

/** A tap as a phone reports it: `detail` is 1 for the second one too. */
function tap(name: string, at: { clientX: number; clientY: number }) {
  const element = button(name).element()
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, ...at }))
}

test('the second press of a double click does nothing to what took the place of the pressed button', async () => {
  show('Importer', 'Fermer')
  await button('Importer').dblClick()
  await expect.element(button('Fermer')).toBeVisible()
  expect(pressed).toEqual(['Importer'])
  await button('Fermer').click()
  expect(pressed).toEqual(['Importer', 'Fermer'])
})

test('nor does the second tap of a wet finger, but one elsewhere counts', () => {
  show('Retirer', 'Ajouter')
  tap('Retirer', { clientX: 100, clientY: 100 })
  tap('Ajouter', { clientX: 104, clientY: 97 })
  expect(pressed).toEqual(['Retirer'])
  tap('Ajouter', { clientX: 240, clientY: 100 })
  expect(pressed).toEqual(['Retirer', 'Ajouter'])
})

test('two quick presses of one button count, whatever it contains by then', async () => {
  show('Plus')
  button('Plus').element().innerHTML = '<b>Plus</b>'
  button('Plus')
    .element()
    .addEventListener('click', ({ currentTarget }) => {
      if (currentTarget instanceof Element) currentTarget.innerHTML = '<i>Plus</i>'
    })
  await button('Plus').dblClick()
  expect(pressed).toEqual(['Plus', 'Plus'])
})

test('a label that is pressed twice takes its tick back', async () => {
  place.innerHTML =
    '<label>Bio <input type="checkbox"></label><label for="sold">Vendu</label><input id="sold" type="checkbox">'
  for (const name of ['Bio', 'Vendu']) {
    await page.getByText(name).dblClick()
    await expect.element(page.getByLabelText(name)).not.toBeChecked()
    await page.getByText(name).click()
    await expect.element(page.getByLabelText(name)).toBeChecked()
  }
})
