import { creating, member, open, reading } from '../context.ts'
import { getMenu, listMenus } from './find.queries.ts'
import { changeMenu, createMenu, deleteMenu, reorderMenus } from './write.queries.ts'

const routes = member.menus

export const menusRoutes = open.menus.router({
  list: reading.menus.list.handler(async ({ context }) => ({ items: await listMenus(context.reader) })),
  create: creating.menus.create.handler(({ input, context }) =>
    context.create((tx) => createMenu(tx, input)),
  ),
  reorder: routes.reorder.handler(({ input, context }) => context.asMember((tx) => reorderMenus(tx, input))),
  get: reading.menus.get.handler(({ input, context }) => getMenu(context.reader, input.id)),
  change: routes.change.handler(({ input, context }) => context.grow((tx) => changeMenu(tx, input))),
  remove: routes.remove.handler(({ input, context }) => context.asMember((tx) => deleteMenu(tx, input.id))),
})
