export const deliveries = {
  title: 'Livraisons',
} as const
