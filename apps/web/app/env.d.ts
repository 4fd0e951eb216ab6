interface ImportMetaEnv {
  readonly VITE_TENANT_ID?: string;
  readonly VITE_API_BASE?: string;
  readonly VITE_TREE_API_BASE?: string;
  readonly VITE_REQUEST_POLICY?: string;
  readonly VITE_VIDEO_HOSTS?: string;
}

/** The address of a script that is built for a thread of its own. */
declare module '*?worker&url' {
  const address: string;
  export default address;
}
