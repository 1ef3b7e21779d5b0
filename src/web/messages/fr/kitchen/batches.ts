export const batches = {
  title: 'Lots',
} as const
