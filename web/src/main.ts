import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { apply } from "./state/settings.svelte";

apply();
const target = document.getElementById("page");
if (target) mount(App, { target });
if (import.meta.env.PROD) void navigator.serviceWorker?.register("./sw.js");
