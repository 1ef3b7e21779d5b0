import { invoiceFiles } from '../schema/invoice-files.ts'
import { invoiceLines } from '../schema/invoice-lines.ts'
import { invoices } from '../schema/invoices.ts'
import { supplierCharges } from '../schema/supplier-charges.ts'
import { supplierIdentities } from '../schema/supplier-identities.ts'

/** Electronic invoices, and what is known of a supplier by them. */
export const INVOICE_TABLES = {
  supplier_identities: {
    table: () => supplierIdentities,
    partOf: 'supplierId',
    bin: 'carried',
    archive: {},
    imports: 'part',
    spreadsheet: { file: 'numeros-des-fournisseurs', columns: { scheme: 'Registre', value: 'Numéro' } },
    storage: 'items',
  },
  supplier_charges: {
    table: () => supplierCharges,
    partOf: 'supplierId',
    bin: 'carried',
    archive: {},
    imports: 'part',
    spreadsheet: { file: 'frais-des-fournisseurs' },
    storage: 'items',
  },
  invoices: {
    table: () => invoices,
    partOf: null,
    named: 'number',
    bin: 'carried',
    archive: {},
    imports: { state: 't.version::text', made: [] },
    spreadsheet: {
      file: 'factures',
      order: 't.issued_on, t.id',
      columns: {
        siren: 'SIREN',
        siret: 'SIRET',
        vat: 'Numéro de TVA',
        issuedOn: 'Datée du',
        currency: 'Monnaie',
        totalTtc: 'Total TTC',
        sha256: 'Empreinte du fichier',
        profile: 'Profil',
        asideReason: 'Écartée pour',
        creditedNumbers: 'Factures corrigées',
        priceListId: 'Tarif',
      },
    },
    storage: 'items',
  },
  invoice_lines: {
    table: () => invoiceLines,
    partOf: 'invoiceId',
    bin: 'carried',
    archive: {},
    imports: 'part',
    spreadsheet: {
      file: 'lignes-de-factures',
      order: 'of_invoice_id.issued_on, t.invoice_id, t.position, t.id',
      columns: {
        unitCode: 'Code de l’unité',
        netPrice: 'Prix imprimé HT',
        baseQuantity: 'Quantité du prix imprimé',
        lineTotal: 'Montant HT',
        vatRate: 'TVA (%)',
        deliveryNote: 'Bon de livraison',
        charge: 'Frais',
        unitPriceHt: 'Prix de l’unité HT',
        doubts: 'À vérifier',
        claim: 'Avoir',
        creditNoteId: 'Accordé par l’avoir',
        taken: 'Prix repris',
        article: 'Nouvel article',
        reading: 'Lu',
      },
    },
    storage: 'items',
  },
  invoice_files: {
    table: () => invoiceFiles,
    partOf: 'invoiceId',
    bin: 'carried',
    archive: { pictures: { folder: 'factures', words: 'les fichiers des factures' } },
    imports: 'part',
    spreadsheet: { file: 'fichiers-des-factures' },
    storage: { not: 'An invoice has one at most, whose bytes are counted.' },
  },
} as const
