import { expect, test } from 'vitest'
import { dropParts, partsRead, partsReadIn } from './without-unused-parts.ts'

const MENU = `import { MenuItem } from "./MenuItem/MenuItem.mjs";
import { MenuSearch } from "./MenuSearch/MenuSearch.mjs";
import { MenuSub } from "./MenuSub/MenuSub.mjs";
const open = () => MenuSub;
Menu.displayName = "@mantine/core/Menu";
Menu.Item = MenuItem;
Menu.Search = MenuSearch;
Menu.Sub = MenuSub;
`

test('a component keeps the parts that something reads, and of the others what it needs itself', () => {
  const read = partsReadIn(['<Menu.Item>Supprimer</Menu.Item>', 'Menu.Search = MenuSearch;'])
  expect(read).toEqual(new Set(['Menu.Item']))
  expect(dropParts(MENU, read).split('\n').filter(Boolean)).toEqual([
    'import { MenuItem } from "./MenuItem/MenuItem.mjs";',
    'import { MenuSub } from "./MenuSub/MenuSub.mjs";',
    'const open = () => MenuSub;',
    'Menu.displayName = "@mantine/core/Menu";',
    'Menu.Item = MenuItem;',
  ])
})

test('a part is read by its name, and taken out of its component', () =>
  expect(partsReadIn(['const { Item, Sub: Below } = Menu', '<Tabs.Tab />'])).toEqual(
    new Set(['Menu.Item', 'Menu.Sub', 'Tabs.Tab']),
  ))

test('what pages show is kept, and so is what a checkbox shows below itself', () => {
  const read = partsRead()
  for (const part of ['Menu.Item', 'Popover.Dropdown', 'Input.Error', 'Input.Description'])
    expect(read).toContain(part)
})
