import type { pairing as french } from '../../fr/kitchen/pairing.ts'
import type { Translation } from '../../translation.ts'

export const pairing: Translation<typeof french> = {
  title: 'Pair this tablet',
  sentence: 'Type the code of eight signs shown in Settings, Kitchen. It is good for ten minutes.',
  code: 'Code',
  pair: 'Pair',
  failed: 'The tablet was not paired',
  incomplete: 'The code has eight signs',
  person: 'Do you have an account in the house?',
  signIn: 'Sign in',
  pin: {
    title: 'Code of the tablet',
    label: 'Code of four to six figures',
    erase: 'Erase the last figure',
    open: 'Open',
    failed: 'The tablet stays locked',
  },
}
