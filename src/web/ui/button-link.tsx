import { Button, type ButtonProps } from '@mantine/core'
import { createLink, type AnyRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import type { AppPath } from '#web/lib/paths.ts'

type AnchorElementProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps | 'href'>
interface BaseProps extends ButtonProps, AnchorElementProps {
  ref?: Ref<HTMLAnchorElement>
}

const RouterButton = createLink((props: BaseProps) => <Button component="a" {...props} />)

export interface ButtonLinkProps extends BaseProps {
  to: AppPath
  search?: Record<string, unknown>
  children: ReactNode
}

/** A link to a page of the application that looks like a button. */
export function ButtonLink({ to, search, ...props }: ButtonLinkProps) {
  // The page that is linked to checks its own search; from here any is as good as another.
  return <RouterButton<AnyRouter> to={to} search={search as never} {...props} />
}
