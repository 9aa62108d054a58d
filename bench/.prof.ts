import { spawn } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { load, openInstallation } from './compare/fixture.ts'
import { freePort, untilReady } from '#scripts/ports.ts'
import { ROOT } from '#scripts/root.ts'
const path = process.argv[2]!
const installation = await openInstallation({ REPORT_REVIEW: 'auto', KIWIFY_TOKEN: 'bench-token-12345678' })
const { db, closeDb } = await import('#api/platform/db.ts')
const token = randomBytes(32).toString('base64url')
const user = await db.user.create({ data: { email: 'ana@example.com', fullName: 'Ana' } })
await db.session.create({ data: { userId: user.id, tokenHash: createHash('sha256').update(token).digest('hex'), expiresAt: new Date(Date.now() + 86_400_000) } })
for (let i = 0; i < 3; i++) await db.order.create({ data: { userId: user.id, providerOrderId: randomUUID(), amountCents: 7990 } })
await db.$executeRaw`ANALYZE`
await closeDb()
const port = await freePort()
const child = spawn(process.execPath, ['--cpu-prof', '--cpu-prof-dir=/tmp/prof', '--cpu-prof-name=api.cpuprofile', 'api/server.ts'], { cwd: ROOT, env: { ...process.env, HOST: '127.0.0.1', PORT: String(port) }, stdio: ['ignore', 'ignore', 'inherit'] })
await untilReady(`http://127.0.0.1:${port}/healthz`, new AbortController().signal)
const headers = { cookie: `rosto_session=${token}` }
for (let i = 0; i < 3; i++) console.log(await load({ url: `http://127.0.0.1:${port}${path}`, headers, seconds: 3, ...(path.includes('webhook') ? { signWith: 'bench-token-12345678' } : {}) }))
child.kill('SIGTERM')
await new Promise((r) => child.once('exit', r))
await installation.close()
