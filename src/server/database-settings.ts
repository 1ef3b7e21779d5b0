import { z } from 'zod'
import type { ConnectOptions } from '#database/connect.ts'
import { addressesOf, sessionAttrsOf } from '#database/hosts.ts'
import { wholeNumber } from './whole-number.ts'

/** What a writing session may be asked for as. */
const WRITING = new Set([undefined, 'read-write', 'primary'])

function isAddress(written: string): boolean {
  return addressesOf(written).every((address) => {
    const url = URL.parse(address)
    return url !== null && /^postgres(ql)?:$/.test(url.protocol)
  })
}

function databaseAddress(name: string) {
  return z
    .string()
    .refine(isAddress, {
      error: `${name} doit être l'adresse d'un PostgreSQL : postgresql://utilisateur:mot-de-passe@hôte:5432/base.`,
    })
    .refine((written) => WRITING.has(sessionAttrsOf(written)), {
      error: `${name} ne peut demander que target_session_attrs=read-write : Gramme écrit.`,
    })
    .optional()
}

/** Of a copy that reads come from: one host, whose state is asked with each read. */
const replicaAddress = z
  .string()
  .refine((written) => isAddress(written) && addressesOf(written).length === 1, {
    error:
      "READ_URL doit être l'adresse d'une copie de la base, avec un seul hôte : postgresql://utilisateur:mot-de-passe@hôte:5432/base.",
  })
  .optional()

/** The variables that concern the database. */
export const databaseVariables = {
  DATABASE_URL: databaseAddress('DATABASE_URL'),
  DATABASE_DIRECT_URL: databaseAddress('DATABASE_DIRECT_URL'),
  READ_URL: replicaAddress,
  DATABASE_CONNECTIONS: wholeNumber('DATABASE_CONNECTIONS', { min: 5, max: 200, fallback: 10 }),
  DATABASE_WAIT_S: wholeNumber('DATABASE_WAIT_S', { min: 0, max: 3600, fallback: 60 }),
  STATEMENT_TIMEOUT_S: wholeNumber('STATEMENT_TIMEOUT_S', { min: 5, max: 600, fallback: 30 }),
  LOCK_TIMEOUT_S: wholeNumber('LOCK_TIMEOUT_S', { min: 1, max: 60, fallback: 5 }),
}

type Read = z.output<z.ZodObject<typeof databaseVariables>>

/** How the server connects, as the environment says. */
export function connectOptionsOf(read: Read): ConnectOptions {
  return {
    maxConnections: read.DATABASE_CONNECTIONS,
    statementTimeoutMs: read.STATEMENT_TIMEOUT_S * 1000,
    lockTimeoutMs: read.LOCK_TIMEOUT_S * 1000,
    waitMs: read.DATABASE_WAIT_S * 1000,
    ...(read.DATABASE_DIRECT_URL !== undefined && { directUrl: read.DATABASE_DIRECT_URL }),
    ...(read.READ_URL !== undefined && { readUrl: read.READ_URL }),
  }
}
