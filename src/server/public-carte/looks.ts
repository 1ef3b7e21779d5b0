import type { CarteTheme } from '#domain/cartes/carte-look.ts'

export type Colours = {
  paper: string
  ink: string
  dimmed: string
  accent: string
  line: string
  /** Under what is chosen; ink and accent are read on it too. */
  soft: string
}

export type Look = {
  light: Colours
  dark: Colours
  /** The fallback font, also used for the small print. */
  serif: boolean
  /** Names of gammes: small capitals, wide apart, or as they are. */
  capitals: boolean
  align: 'center' | 'left'
  /** Of a dish's name, and of all that is measured by it. */
  size: string
}

const NIGHT = { paper: '#191613', ink: '#f2ece1', dimmed: '#b9af9f', line: '#57503f', soft: '#2b2620' }
const SLATE = {
  paper: '#24292b',
  ink: '#f6f1e4',
  dimmed: '#c6c2b5',
  accent: '#f0c27b',
  line: '#7d8484',
  soft: '#343b3e',
}

/** The themes of the printed carte, on a telephone. */
export const LOOKS: Record<CarteTheme, Look> = {
  classique: {
    light: {
      paper: '#fffdf9',
      ink: '#211c16',
      dimmed: '#655c50',
      accent: '#1e4d3b',
      line: '#a89c8a',
      soft: '#edf3ee',
    },
    dark: { ...NIGHT, accent: '#8ccbae' },
    serif: true,
    capitals: true,
    align: 'center',
    size: '1.35rem',
  },
  bistrot: {
    light: {
      paper: '#fffaf3',
      ink: '#231d1a',
      dimmed: '#62574f',
      accent: '#8e2436',
      line: '#b5a597',
      soft: '#f8e9e6',
    },
    dark: { ...NIGHT, accent: '#f0a3a9' },
    serif: true,
    capitals: false,
    align: 'center',
    size: '1.1rem',
  },
  moderne: {
    light: {
      paper: '#ffffff',
      ink: '#17191a',
      dimmed: '#5b6062',
      accent: '#1e4d3b',
      line: '#b4b9ba',
      soft: '#e9f1ed',
    },
    dark: {
      ...NIGHT,
      paper: '#141617',
      ink: '#f1f3f3',
      dimmed: '#b0b7b8',
      line: '#4c5354',
      soft: '#232829',
      accent: '#8ccbae',
    },
    serif: false,
    capitals: true,
    align: 'left',
    size: '1.1rem',
  },
  ardoise: { light: SLATE, dark: SLATE, serif: true, capitals: false, align: 'center', size: '1.15rem' },
}
