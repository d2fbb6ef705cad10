/** What the build tells the pages. */
interface ImportMetaEnv {
  readonly WARREN_VERSION: string;
}
