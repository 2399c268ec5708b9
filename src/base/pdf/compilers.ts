/** Packages of the compiler, of which npm installs the one that runs here (docs/decisions/0085-papers.md). */
export const compilers = ['gnu', 'musl'].map((libc) => `@myriaddreamin/typst-ts-node-compiler-linux-x64-${libc}`)
