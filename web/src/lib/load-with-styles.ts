// What the build calls around each `import()` (`leanLoading` in `vite.config.ts`): the part together with its styles, so that it is never drawn bare.
// Rejects when any of them does not arrive; may then be called again. `styles`: files below the root.
export async function loadWithStyles<Module>(
  load: () => Promise<Module>,
  styles: readonly string[] = [],
): Promise<Module> {
  const [module] = await Promise.all([load(), ...styles.map(loadStyle)])
  return module
}

function loadStyle(file: string): Promise<unknown> | undefined {
  const href = `/${file}`
  const found = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)
  if (found?.sheet) return
  const link = found ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  if (!found) document.head.append(link)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${href} did not arrive`))
    })
  })
}
