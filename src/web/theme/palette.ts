import type { MantineColorsTuple } from '@mantine/core'

/** Ten shades each, light to dark; the house's own colour is named beside its shade. */
type Palette = Record<'paper' | 'ink' | 'bottle' | 'saffron' | 'beetroot', MantineColorsTuple>

export const palette: Palette = {
  paper: [
    '#fbf8f2', // paper
    '#f7f1e7',
    '#f4ecdf',
    '#e7e0d3', // line
    '#d5cab7',
    '#a89c8a',
    '#655c50', // dimmed text
    '#4d453b',
    '#352e26',
    '#211c16', // ink
  ],
  ink: [
    '#f2ece1', // text
    '#d8cfc1',
    '#b9af9f', // dimmed text
    '#a79d8d',
    '#574e42',
    '#3d362e', // line
    '#26211b', // card
    '#1e1a15',
    '#171410', // paper
    '#0f0d0a',
  ],
  bottle: [
    '#eef6f1',
    '#e2efe8',
    '#c3ddcf',
    '#8ccbae',
    '#5da688',
    '#3f8f6d',
    '#2e7657',
    '#1e4d3b', // bottle green
    '#163a2c',
    '#0f2a20',
  ],
  saffron: [
    '#fff6e6',
    '#fcedd3',
    '#f8dcae',
    '#efbe77',
    '#e5a94f',
    '#d9932b', // saffron
    '#b87514',
    '#8f5608',
    '#6d4106',
    '#4a2c04',
  ],
  beetroot: [
    '#fdf0f1',
    '#f9e1e4',
    '#f3c3ca',
    '#f3a3ae',
    '#dd6f82',
    '#c4475f',
    '#b23a55',
    '#9c2b45', // beetroot
    '#7f2037',
    '#5c1627',
  ],
}
