/** Downloads a file and counts its lines, keeping nothing: told over the channel. Run by bench/admin-shop.ts. */
export {}

const [url = '', cookie = ''] = process.argv.slice(2)
const started = performance.now()
const answer = await fetch(url, { headers: { cookie } })
if (!answer.ok || !answer.body) throw new Error(`answered ${answer.status}`)
let rows = -1
let bytes = 0
for await (const chunk of answer.body) {
  bytes += chunk.length
  for (const byte of chunk) if (byte === 10) rows++
}
process.send?.({ rows, bytes, ms: performance.now() - started })
