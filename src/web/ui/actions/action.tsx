import { Button, type ButtonProps, Menu } from '@mantine/core'
import { type ComponentProps, createContext, use } from 'react'
import type { PageLinkProps } from '#web/lib/navigation/link-context.ts'
import { ButtonLink } from '../button-link.tsx'
import { PageLink } from '../page-link.tsx'

/** Whether actions are entries of a menu. */
export const InMenuContext = createContext(false)

export type ActionProps = Pick<
  ComponentProps<'button'>,
  'onClick' | 'disabled' | 'className' | 'children' | 'ref' | 'aria-busy'
> &
  Pick<ButtonProps, 'size' | 'leftSection'> & { 'data-print'?: 'hidden' }

export type ActionLinkProps = Pick<PageLinkProps, 'to' | 'search' | 'children'>

/** Something that can be done on a page beside its main button: a button, or an entry of the page's menu. */
export function Action({ size, ...props }: ActionProps) {
  return use(InMenuContext) ? <Menu.Item {...props} /> : <Button variant="default" size={size} {...props} />
}

/** A page that an action leads to. */
export function ActionLink(props: ActionLinkProps) {
  return use(InMenuContext) ? (
    <Menu.Item component={PageLink} {...props} />
  ) : (
    <ButtonLink variant="default" {...props} />
  )
}
