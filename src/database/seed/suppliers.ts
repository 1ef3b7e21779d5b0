import type { SeedSupplier } from './shapes.ts'

/** No real names, addresses or numbers: the domains and the numbers are reserved ones. */
export const SUPPLIERS = [
  {
    name: 'Primeurs Valbrune',
    email: 'commandes@valbrune.example',
    phone: '01 99 00 21 40',
    notes: 'Commande avant 22 h, livraison du mardi au samedi à 6 h 30. Franco de port à 120 €.',
    minimumHt: 120,
    cutOff: '22:00',
    leadDays: 1,
    deliveryDays: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
    customerNumber: 'C-1042',
  },
  {
    name: 'Viandes Fontérac',
    email: 'bureau@fonterac.example',
    phone: '01 99 00 21 41',
    notes: 'Maturation 30 jours sur demande. Prévenir 48 h avant pour les pièces à rôtir.',
    cutOff: '16:00',
    leadDays: 1,
    deliveryDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  },
  {
    name: 'Marée de Kergoat',
    email: 'criee@kergoat.example',
    phone: '01 99 00 21 42',
    notes: 'Arrivages mardi, jeudi et vendredi. Les cours arrivent par courriel le matin, en fichier CSV.',
    cutOff: '11:00',
    leadDays: 1,
    deliveryDays: ['tuesday', 'thursday', 'friday'],
  },
  {
    name: 'Comptoir Mirandol',
    email: 'pro@mirandol.example',
    phone: '01 99 00 21 43',
    notes: 'Épicerie, crémerie, cave et surgelés. Remise de 3 % au-delà de 500 € par commande.',
    minimumHt: 150,
    cutOff: '18:00',
    leadDays: 2,
    deliveryDays: ['monday', 'wednesday', 'friday'],
    customerNumber: '20877',
  },
] as const satisfies SeedSupplier[]

export type SupplierName = (typeof SUPPLIERS)[number]['name']
