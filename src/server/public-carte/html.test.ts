import { expect, test } from 'vitest'
import { html } from './html.ts'

test('text is escaped wherever it stands, markup is not escaped twice', () => {
  const name = `<script>alert("l'œuf & co")</script>`
  const escaped = '&#60;script&#62;alert(&#34;l&#39;œuf &#38; co&#34;)&#60;/script&#62;'
  const item = html`<b title="${name}">${name}</b>`
  expect(item.markup).toBe(`<b title="${escaped}">${escaped}</b>`)
  expect(html`<i>${[item, item]}</i>`.markup).toBe(`<i>${item.markup}${item.markup}</i>`)
})

test('what is not there leaves nothing, a zero stays', () => {
  expect(html`<p>${null}${undefined}${false}${[]}${0}${'$&'}</p>`.markup).toBe('<p>0$&#38;</p>')
})

test('the lines of a template are not indented, those of a text are its own', () => {
  const { markup } = html`<ul>
    <li>${'une\n  ligne'}</li>
    <li></li>
  </ul>`
  expect(markup).toContain('<li>une\n  ligne</li>')
  expect(markup).not.toMatch(/\s\s</)
})
