import { Anchor, type AnchorProps } from '@mantine/core'
import { createLink, type AnyRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import type { AppPath } from '#web/lib/paths.ts'

type AnchorElementProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof AnchorProps | 'href'>
interface BaseProps extends AnchorProps, AnchorElementProps {
  ref?: Ref<HTMLAnchorElement>
}

const RouterAnchor = createLink((props: BaseProps) => <Anchor {...props} />)

export interface TextLinkProps extends BaseProps {
  to: AppPath
  search?: Record<string, unknown>
  /** The id of the part of the page that is meant. */
  hash?: string
  children: ReactNode
}

/** A link to a page of the application, in running text or on its own. */
export function TextLink({ to, search, ...props }: TextLinkProps) {
  // The page that is linked to checks its own search; from here any is as good as another.
  return <RouterAnchor<AnyRouter> to={to} search={search as never} {...props} />
}
