import { createContext, type ReactNode } from 'react'

/** What a part of a page that is `about` something leads to on the screen; on paper it is as any other. */
export const PageLinks = createContext<(about: string, content: ReactNode) => ReactNode>(
  (_, content) => content,
)
