/// <reference types="vite/client" />

declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}

/** Words that may be class names (vite/page-classes.ts), separated by spaces: of every page, and more by route id. null in development. */
declare module 'virtual:page-classes' {
  const classes: { shell: string; pages: Record<string, string> } | null
  export default classes
}
