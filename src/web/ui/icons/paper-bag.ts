import { tablerIcon } from './tabler-icon.tsx'

export const IconPaperBag = tablerIcon(
  'paper-bag',
  'M8 3h8a2 2 0 0 1 2 2v1.82a5 5 0 0 0 .528 2.236l.944 1.888a5 5 0 0 1 .528 2.236v5.82a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-5.82a5 5 0 0 1 .528 -2.236l1.472 -2.944v-3a2 2 0 0 1 2 -2',
  'M12 15a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  'M6 21a2 2 0 0 0 2 -2v-5.82a5 5 0 0 0 -.528 -2.236l-1.472 -2.944',
  'M11 7h2',
)
