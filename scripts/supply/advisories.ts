import semver from 'semver'
import * as z from 'zod/mini'
import type { InstalledPackage } from './lock-file.ts'

const Advisory = z.object({
  url: z.string(),
  title: z.string(),
  severity: z.string(),
  /** npm's ranges: `>=2.0.0 <2.1.3`. */
  vulnerable_versions: z.string().check(z.refine((range) => semver.validRange(range) !== null)),
})

/** By package, as in npm's bulk endpoint and our list. */
export const Advisories = z.record(z.string(), z.array(Advisory))
export type Advisories = z.infer<typeof Advisories>

const KnownAdvisory = z.extend(Advisory, {
  /** The advisory in GitHub's database. */
  url: z.string().check(z.regex(/^https:\/\/github\.com\/advisories\/GHSA(-[23456789cfghjmpqrvwx]{4}){3}$/)),
  /** A public thread that states number and versions. */
  source: z.url(),
})

/** Used if the registry has none; `accepted` gives reasons by address. */
export const KnownAdvisories = z.object({
  asOf: z.iso.date(),
  accepted: z.record(z.string(), z.string()),
  advisories: z.record(z.string(), z.array(KnownAdvisory)),
})

export interface Vulnerability {
  readonly package: InstalledPackage
  readonly advisory: z.infer<typeof Advisory>
}

export function findVulnerable(packages: readonly InstalledPackage[], advisories: Advisories): Vulnerability[] {
  return packages.flatMap((package_) =>
    (Object.hasOwn(advisories, package_.name) ? (advisories[package_.name] ?? []) : [])
      .filter((advisory) =>
        semver.satisfies(package_.version, advisory.vulnerable_versions, { includePrerelease: true }),
      )
      .map((advisory) => ({ package: package_, advisory })),
  )
}

const BULK_PATH = '-/npm/v1/security/advisories/bulk'

/** @returns the advisories, or why there are none: unreachable, or no such endpoint */
export async function askRegistry(
  registry: string,
  packages: readonly InstalledPackage[],
): Promise<Advisories | string> {
  const versions: Record<string, string[]> = {}
  for (const { name, version } of packages) (versions[name] ??= []).push(version)
  try {
    const response = await fetch(new URL(BULK_PATH, registry), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(versions),
      signal: AbortSignal.timeout(30_000),
    })
    if (!response.ok) return `it answered ${response.status}`
    const answer = Advisories.safeParse(await response.json())
    return answer.success ? answer.data : 'its answer is not a list of advisories'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
