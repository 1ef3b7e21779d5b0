/** What a recipe is for. */
export const RECIPES = ['excel', 'sheets', 'libreoffice', 'curl'] as const
export type Recipe = (typeof RECIPES)[number]

interface RecipeFacts {
  /** Of the installation, without a slash at its end. */
  address: string
  token: string
  /** Of three columns: the sheet, its price, its cost for one portion. */
  headings: readonly [sheet: string, price: string, cost: string]
}

const quoted = (text: string) => JSON.stringify(text)

/**
 * Programs that read price and cost of every sheet. What has no price, and what has a line without a cost, is left empty:
 * a cost without one of its lines is too low.
 */
export const RECIPE_TEXTS: Record<Recipe, (facts: RecipeFacts) => string> = {
  excel: ({ address, token, headings: [sheet, price, cost] }) => `let
    Address = ${quoted(address)},
    Token = ${quoted(token)},
    Page = (cursor) => Json.Document(Web.Contents(Address, [
        RelativePath = "api/tech-sheets",
        Query = [limit = "200"] & (if cursor = null then [] else [cursor = cursor]),
        Headers = [Authorization = "Bearer " & Token]
    ])),
    Pages = List.Generate(
        () => Page(null),
        each _ <> null,
        each if [nextCursor] = null then null else Page([nextCursor])
    ),
    Sheets = List.Combine(List.Transform(Pages, each [items])),
    Rows = List.Transform(Sheets, each {
        [title],
        [sellingPriceHt],
        if [uncostedLines] > 0 then null else [coutMatiere] / [portions]
    })
in
    #table(
        type table [#${quoted(sheet)} = text, #${quoted(price)} = nullable number, #${quoted(cost)} = nullable number],
        Rows
    )
`,
  sheets: ({ address, token, headings }) => `const ADDRESS = ${quoted(address)}
const TOKEN = ${quoted(token)}

/** @customfunction */
function GRAMME() {
  const rows = [[${headings.map(quoted).join(', ')}]]
  let cursor = null
  do {
    const next = cursor === null ? '' : '&cursor=' + encodeURIComponent(cursor)
    const answer = UrlFetchApp.fetch(ADDRESS + '/api/tech-sheets?limit=200' + next, {
      headers: { Authorization: 'Bearer ' + TOKEN },
    })
    const page = JSON.parse(answer.getContentText())
    for (const { title, sellingPriceHt, coutMatiere, portions, uncostedLines } of page.items)
      rows.push([title, sellingPriceHt ?? '', uncostedLines > 0 ? '' : coutMatiere / portions])
    cursor = page.nextCursor
  } while (cursor !== null)
  return rows
}
`,
  libreoffice: ({ address, token, headings }) => `import json
from urllib.parse import urlencode
from urllib.request import Request, urlopen

ADDRESS = ${quoted(address)}
TOKEN = ${quoted(token)}


def gramme(*_):
    rows = [(${headings.map(quoted).join(', ')})]
    query = {"limit": 200}
    while True:
        url = ADDRESS + "/api/tech-sheets?" + urlencode(query)
        page = json.load(urlopen(Request(url, headers={"Authorization": "Bearer " + TOKEN})))
        for sheet in page["items"]:
            price = sheet["sellingPriceHt"]
            whole = sheet["uncostedLines"] == 0
            cost = sheet["coutMatiere"] / sheet["portions"] if whole else ""
            rows.append((sheet["title"], "" if price is None else price, cost))
        if page["nextCursor"] is None:
            break
        query["cursor"] = page["nextCursor"]
    cells = XSCRIPTCONTEXT.getDocument().Sheets.getByIndex(0)
    cells.getCellRangeByPosition(0, 0, 2, len(rows) - 1).setDataArray(tuple(rows))
`,
  curl: ({ address, token }) => `curl --fail-with-body -sS -H "Authorization: Bearer ${token}" \\
  --get "${address}/api/tech-sheets" --data-urlencode "search=blanquette"
`,
}
