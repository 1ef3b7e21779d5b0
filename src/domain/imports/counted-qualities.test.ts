import { expect, test } from 'vitest'
import { readRecipeLine } from './recipe-line.ts'

test.each([
  ['1 tranche épaisse de jambon de Bayonne (150 g)', 'jambon de Bayonne', '1 tranche, épaisse'],
  ['1 branche fraîche de thym', 'thym', '1 branche, fraîche'],
  ['1 gousse fendue de vanille', 'vanille', '1 gousse, fendue'],
  ['1 gousse fendue et grattée de vanille', 'vanille', '1 gousse, fendue et grattée'],
  ['2 belles tranches fines de saumon fumé', 'saumon fumé', '2 belles tranches, fines'],
  ['3 gousses écrasées d’ail', 'ail', '3 gousses, écrasées'],
  ['1 tranche très fine de lard', 'lard', '1 tranche, très fine'],
  ['1 botte fraîche de persil', 'persil', 'fraîche'],
  ['6 brins effeuillés de thym', 'thym', '6 brins, effeuillés'],
  ['2 filets épais de cabillaud', 'filets de cabillaud', '2 filets, épais'],
])('what %j says of the pieces is a note', (line, name, note) =>
  expect(readRecipeLine(line)).toMatchObject({ name, note }),
)

test.each([
  ['1 boîte concentré de tomates', 'concentré de tomates'],
  ['2 tranches pain de mie', 'pain de mie'],
  ['1 pot crème fraîche de Normandie', 'crème fraîche de Normandie'],
  ['2 branches séchées de thym', 'séchées de thym'],
])('a food behind the count of %j stays in the name', (line, name) =>
  expect(readRecipeLine(line).name).toBe(name),
)
