import { describe, expect, test } from 'vitest'
import { textOfHtml } from './html-text.ts'
import { readWholeRecipe } from './testing/read-whole-recipe.ts'

describe('the source of a page is read as a browser shows it', () => {
  test.each([
    ['<p>Riz</p><p>3 œufs</p>', '\nRiz\n\n3 œufs\n\n'],
    ['1 oignon jaune<br>\n200 g de riz<BR/>sel', '1 oignon jaune\n200 g de riz\nsel'],
    ['<ul>\n <li>Riz</li>\n <li>Sel\n  fin</li>\n</ul>', 'Riz\nSel fin\n'],
    ['<table><tr><td>Riz</td><td>2 kg</td></tr></table>', 'Riz\t2 kg\n'],
    ['<div>Riz<!-- <p>non</p> --></div><script>let a = "<p>";</script>', 'Riz\n'],
    ['<body><nav>Accueil</nav><h1>Tarte</h1><footer>© 2026</footer></body>', 'Tarte\n'],
  ])('%s', (html, text) => expect(textOfHtml(html)).toBe(text))

  test.each(['cuire à < 60 °C > 50 °C', 'Riz <3', '200 g de <beurre>'])('%s is no source', (text) =>
    expect(textOfHtml(text)).toBe(text),
  )
})

const HEAD = '<!DOCTYPE html><html lang="fr"><head><title>Velouté | La table</title></head><body>'
const READ = {
  title: 'Velouté de potimarron',
  portions: 4,
  names: ['potimarron', 'oignon jaune', 'crème épaisse', 'sel', 'poivre'],
}

describe('a recipe in the source of a page has its title, its portions and its lines', () => {
  test.each([
    [
      'line breaks',
      `${HEAD}<h1>Velouté de potimarron</h1><div>Pour : 4 personnes<br>Cuisson : 30 min</div>
<p><strong>Il vous faut :</strong><br>
1 potimarron (1,2 kg environ)<br>
1 oignon jaune<br>
10 cl de crème épaisse<br>
sel, poivre</p><p><strong>Recette</strong></p><p>Mixer avec la crème.</p></body></html>`,
    ],
    [
      'a list',
      `${HEAD}<header><nav><a href="/">Accueil</a></nav></header><main><h1>Velouté de potimarron</h1>
<p>Publié le 4 octobre 2026 par Aline - 12 commentaires</p>
<h2>Ingrédients (pour 4 personnes)</h2>
<ul><li>1 potimarron</li><li>1 oignon jaune</li><li>10&nbsp;cl de cr&egrave;me &eacute;paisse</li><li>sel, poivre</li></ul>
<h2>Préparation</h2><ol><li>Mixer avec la crème.</li></ol></main><footer>© 2026 Aline</footer></body></html>`,
    ],
    [
      'paragraphs',
      '<h2>Velouté de potimarron</h2><p>4 personnes</p><p>1 potimarron</p><p>1 oignon jaune</p><p>10 cl de crème épaisse</p><p>Sel, poivre</p>',
    ],
    [
      'a table',
      `<h1>Velouté de potimarron</h1><p>Pour 4 personnes</p><table><tr><th>Ingrédient</th><th>Quantité</th></tr>
<tr><td>Potimarron</td><td>1</td></tr><tr><td>Oignon jaune</td><td>1</td></tr>
<tr><td>Crème épaisse</td><td>10 cl</td></tr><tr><td>Sel, poivre</td><td></td></tr></table>`,
    ],
    [
      'divisions and spans',
      `<div class="t"><span>Velouté de potimarron</span></div><div>Pour 4 personnes</div>
<div><span>1</span> <span>potimarron</span></div><div><span>1</span> <span>oignon jaune</span></div>
<div><span>10</span> <span>cl</span> <span>de crème épaisse</span></div><div>sel, poivre</div>`,
    ],
  ])('written with %s', (_how, html) => {
    const { title, portions, names, doubts } = readWholeRecipe(html)
    const folded = names.map((name) => name.toLowerCase())
    expect({ title, portions, names: folded }).toEqual(READ)
    expect(doubts.every((reason) => reason === null)).toBe(true)
  })
})
