import { createContext, type ComponentProps, type ReactNode } from 'react'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import type { CameFrom } from './came-from.ts'

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: AppPath
  search?: Record<string, unknown>
  /** What the page that it leads to is given beside its address. */
  state?: { cameFrom: CameFrom }
  /** The id of the part of the page that is meant. */
  hash?: string
}

/** Leads through the application without a new document; nothing on the site, whose links are the browser's. */
export const InnerLinkContext = createContext<((props: PageLinkProps) => ReactNode) | undefined>(undefined)

/** The address of the page that is shown, in French. */
export const PathnameContext = createContext<string>('/')
