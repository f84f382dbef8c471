import type {Component, ExoticComponent, JSX as ReactJSX, ReactElement} from 'react';

type Rendered = ReactElement | null | undefined | false;

/** A component. It may not return bare text, which could get beside another text or element: it returns a fragment. */
export type ComponentType<Props> = (props: Props) => Rendered | readonly Rendered[];

/* oxlint-disable typescript/no-namespace, typescript/no-explicit-any -- as TypeScript expects the types of JSX, and React has them */
export declare namespace JSX {
  type ElementType =
    | keyof ReactJSX.IntrinsicElements
    | ComponentType<any>
    // Classes and React's own components, of which the site has a few.
    | (new (props: any) => Component<any>)
    | ExoticComponent<any>;
  type Element = ReactJSX.Element;
  type ElementClass = ReactJSX.ElementClass;
  type ElementAttributesProperty = ReactJSX.ElementAttributesProperty;
  type ElementChildrenAttribute = ReactJSX.ElementChildrenAttribute;
  type LibraryManagedAttributes<Type, Props> = ReactJSX.LibraryManagedAttributes<Type, Props>;
  type IntrinsicAttributes = ReactJSX.IntrinsicAttributes;
  type IntrinsicClassAttributes<Instance> = ReactJSX.IntrinsicClassAttributes<Instance>;
  type IntrinsicElements = ReactJSX.IntrinsicElements;
}
