/** What navigation.yaml holds. */
declare module '*/navigation.yaml' {
  export interface Navigation {
    readonly header: Words<'skip' | 'name' | 'label' | 'toggle' | 'home' | 'about' | 'search' | 'all'>;
    readonly menus: readonly Menu[];
    readonly footer: Words<
      'secure' | 'secureText' | 'powered' | 'poweredText' | 'copyright' | 'data' | 'independent'
    > & {
      readonly about: Words<'title' | 'text'>;
      readonly columns: readonly {readonly title: string; readonly links: readonly NavigationLink[]}[];
      readonly sources: NavigationLink;
    };
    readonly sidebar: Words<'label' | 'soon' | 'soonHint'> & {readonly groups: readonly SidebarGroup[]};
  }

  type Words<Name extends string> = Readonly<Record<Name, string>>;

  /** A menu of the header. */
  export interface Menu {
    /** The folder of its calculators' definitions. */
    readonly id: string;
    readonly title: string;
    /** Labels by calculator id, in order; between two lists stands a divider. */
    readonly lists: readonly Readonly<Record<string, string>>[];
  }

  /** To a calculator by its id, or to any other address. */
  export interface NavigationLink {
    readonly label: string;
    readonly calculator?: string;
    readonly to?: string;
    /** Named, but not linked yet. */
    readonly soon?: boolean;
  }

  /** Its links are those of a menu of the header, or its own. */
  export interface SidebarGroup {
    readonly title: string;
    readonly menu?: string;
    readonly links?: readonly NavigationLink[];
  }

  const navigation: Navigation;
  export default navigation;
}
